import { execFileSync, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { which } from '../../scripts/which.mjs';
import { pluginFiles } from '../../scripts/wordpress/plugin-files.ts';

/** The folder of WordPress: the one of Debian's package, unless `WORDPRESS` names another. */
const INSTALLED = process.env['WORDPRESS'] ?? '/usr/share/wordpress';
const PROGRAMS = ['php', 'mariadbd', 'mariadb-install-db'];
const START_MAX_MS = 60_000;

export const PASSWORD = 'only for this test';

export interface WordPress {
  readonly url: string;
  /** The folder of the plugin. */
  readonly plugin: string;
  /** Runs PHP within WordPress, within the first site of a network, and returns what it prints. */
  php(code: string): Promise<string>;
  /** PHP's complaints about the plugin so far. A newer PHP complains of WordPress itself as well: that is left out. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** Puts the plugin where WordPress looks for plugins. */
export function putPlugin(folder: string): void {
  for (const [name, content] of Object.entries(pluginFiles())) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** Takes a port of this machine until it is released, so that nobody else gets it in the meantime. */
async function takePort(): Promise<{ readonly port: number; release(): void }> {
  // WordPress sends requests to its own address while it is installed: they fail at once.
  const server = createServer((socket) => socket.destroy())
    .listen(0, '127.0.0.1')
    .unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, release: () => void server.close() };
}

/** Tries until it succeeds, for a minute at most. */
async function eventually(attempt: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + START_MAX_MS;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(100);
    }
  }
}

interface Place {
  readonly url: string;
  /** The socket of the database. */
  readonly socket: string;
}

const configuration = ({ url, socket }: Place): string => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,93.184.215.14' ); // the latter where a test leads it back here
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', ! file_exists( __DIR__ . '/with-cron' ) );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
if ( file_exists( __DIR__ . '/with-network' ) ) {
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', true );
	define( 'COOKIE_DOMAIN', '.${new URL(url).hostname}' ); // else WordPress writes the port, too
	define( 'DOMAIN_CURRENT_SITE', '${new URL(url).host}' );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
} else {
	define( 'WP_HOME', '${url}' );
	define( 'WP_SITEURL', '${url}' );
}
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	define( $name, 'a salt of a site that lives for a minute' );
}
$table_prefix = 'wp_';
require_once __DIR__ . '/wp-settings.php';
`;

/** Installs WordPress with an administrator and an author. */
const INSTALL = `
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install( 'A site', 'admin', 'admin@example.com', true, '', '${PASSWORD}' );
wp_insert_user( array( 'user_login' => 'author', 'user_email' => 'author@example.com', 'user_pass' => '${PASSWORD}', 'role' => 'author' ) );
foreach ( array( 1, 2 ) as $user ) {
	update_user_meta( $user, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );
}
switch_theme( 'twentytwentythree' );
`;

/** Activates the plugin. */
const ACTIVATE = `
$failed = activate_plugin( 'ws-widgets/ws-widgets.php' );
echo is_wp_error( $failed ) ? $failed->get_error_message() : 'installed';
`;

/** Makes a network of the site, with no plugin active yet. No name server knows its subdomains, which is no failure. */
const MAKE_NETWORK = `
foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
	$wpdb->$name = $table;
}
install_network();
$made = populate_network( 1, (string) preg_replace( '~^http://~', '', home_url() ), 'admin@example.com', 'A network', '/', true );
if ( is_wp_error( $made ) && 'no_wildcard_dns' !== $made->get_error_code() ) {
	exit( $made->get_error_message() );
}
touch( ABSPATH . 'with-network' );
echo 'installed';
`;

/** A program that runs beside the tests, in a group of its own. */
interface Running {
  /** Rejects when the program ends, with what it said last. */
  readonly ended: Promise<never>;
  stop(): Promise<void>;
}

/** Starts a program that ends at the latest with this process. What it says goes to a file. */
function startProgram(
  program: string,
  args: readonly string[],
  log: string,
  env: Readonly<Record<string, string>> = {},
): Running {
  const output = openSync(log, 'a');
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  closeSync(output);
  const exit = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => resolve(`${program} ended with ${code ?? signal}.`));
  });
  const kill = (signal: NodeJS.Signals): void => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  };
  const killAtLast = (): void => kill('SIGKILL');
  process.once('exit', killAtLast);
  const ended = exit.then((why) => {
    throw new Error(`${why}\n${readFileSync(log, 'utf8').slice(-2000)}`);
  });
  ended.catch(() => undefined); // stopping it rejects this as well; whoever awaits it still gets the error
  return {
    ended,
    stop: async () => {
      kill('SIGTERM');
      await exit;
      process.off('exit', killAtLast);
    },
  };
}

/** Options that make PHP compile each file of WordPress only once: compiling takes half of the time of a page. */
const keepCompiled = (folder: string): string[] =>
  ['opcache.enable_cli=1', 'opcache.revalidate_freq=0', `opcache.file_cache=${folder}`].flatMap((it) => ['-d', it]);

/** Runs some PHP, and returns what it prints. */
async function runPhp(options: readonly string[], cwd: string, code: string): Promise<string> {
  const child = spawn('php', options, { cwd });
  child.stdin.end(`<?php\n${code}`);
  const ended = once(child, 'close');
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = (await ended) as [number | null];
  if (status !== 0) throw new Error(`PHP ended with ${status}: ${complaint}${printed}`);
  return printed;
}

type Start = (program: string, args: readonly string[], env?: Readonly<Record<string, string>>) => Running;

/** Starts a WordPress with a database and ports of its own, in a temporary folder. In a network of sites, the plugin is not active yet. */
export async function startWordPress({ isNetwork = false } = {}): Promise<WordPress> {
  const missing = PROGRAMS.filter((program) => !which(program) && !existsSync(`/usr/sbin/${program}`));
  if (missing.length > 0 || !existsSync(INSTALLED))
    throw new Error(`WordPress cannot run here: \`node scripts/setup.mjs --wordpress\` gets it, as root on Debian.`);
  const folder = mkdtempSync(join(tmpdir(), 'ws-wordpress-'));
  const started: Running[] = [];
  const start: Start = (program, args, env) => {
    const running = startProgram(program, args, join(folder, `${basename(program)}.log`), env);
    started.unshift(running);
    return running;
  };
  const close = async (): Promise<void> => {
    for (const running of started) await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await install(folder, start, isNetwork)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function install(folder: string, start: Start, isNetwork: boolean): Promise<Omit<WordPress, 'close'>> {
  const site = join(folder, 'site');
  const data = join(folder, 'data');
  const socket = join(folder, 'db.sock');
  const { port, release } = await takePort();
  // Browsers resolve every host below `localhost` to this machine, even if nothing else does.
  const url = `http://${isNetwork ? 'network.localhost' : '127.0.0.1'}:${port}`;
  cpSync(INSTALLED, site, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.htaccess') });
  writeFileSync(join(site, 'wp-config.php'), configuration({ url, socket }));
  const plugin = join(site, 'wp-content/plugins/ws-widgets');
  putPlugin(plugin);

  const shared = ['--no-defaults', `--datadir=${data}`, ...(process.getuid?.() === 0 ? ['--user=root'] : [])];
  execFileSync('mariadb-install-db', [...shared, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  const database = start(which('mariadbd') || '/usr/sbin/mariadbd', [
    ...shared,
    `--socket=${socket}`,
    '--skip-networking',
  ]);

  const compiled = join(folder, 'compiled');
  mkdirSync(compiled);
  const run = (code: string): Promise<string> =>
    runPhp(['-d', 'display_errors=stderr', ...keepCompiled(compiled), '-d', 'opcache.file_cache_only=1'], site, code);
  const made = eventually(() =>
    run(`mysqli_report( MYSQLI_REPORT_STRICT | MYSQLI_REPORT_ERROR );
( new mysqli( 'localhost', 'root', '', '', 0, '${socket}' ) )->query( 'CREATE DATABASE IF NOT EXISTS wordpress' );`),
  );
  await Promise.race([made, database.ended]);
  const asked = `$_SERVER['HTTP_HOST'] = '${new URL(url).host}'; $_SERVER['REQUEST_URI'] = '/';`;
  const php = (code: string): Promise<string> => run(`${asked}\nrequire 'wp-load.php';\n${code}`);
  const more = isNetwork ? MAKE_NETWORK : ACTIVATE;
  const installed = await run(`define( 'WP_INSTALLING', true );\nrequire 'wp-load.php';\n${INSTALL}${more}`);
  if (!installed.endsWith('installed')) throw new Error(`WordPress was not installed: ${installed}`);

  const host = `127.0.0.1:${port}`;
  release();
  const server = start('php', [...keepCompiled(compiled), '-S', host, '-t', site], { PHP_CLI_SERVER_WORKERS: '4' });
  await Promise.race([eventually(() => fetch(`http://${host}/readme.html`)), server.ended]);
  const complaints = (): string[] => {
    const log = join(site, 'debug.log');
    const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
    return lines.filter((line) => /ws[-_]?widgets|PHP Fatal/i.test(line));
  };
  return { url, plugin, php, complaints };
}
