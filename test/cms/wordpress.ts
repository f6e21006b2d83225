import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { which } from '../../scripts/which.mjs';
import { pluginFiles } from '../../scripts/wordpress/plugin-files.ts';

/** Where Debian's package puts WordPress. */
const INSTALLED = '/usr/share/wordpress';
const PROGRAMS = ['php', 'mariadbd', 'mariadb-install-db'];
const START_MAX_MS = 60_000;

export const PASSWORD = 'only for this test';

export interface WordPress {
  readonly url: string;
  /** The folder of the plugin. */
  readonly plugin: string;
  /** Runs PHP within WordPress, and returns what it prints. */
  php(code: string): Promise<string>;
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Tries until it goes well. */
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

const configuration = (url: string, socket: string): string => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	define( $name, 'a salt of a site that lives for a minute' );
}
$table_prefix = 'wp_';
require_once __DIR__ . '/wp-settings.php';
`;

/** Installs WordPress with an administrator and an author, and the plugin beside it, active. */
const INSTALL = `
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install( 'A site', 'admin', 'admin@example.com', true, '', '${PASSWORD}' );
wp_insert_user( array( 'user_login' => 'author', 'user_email' => 'author@example.com', 'user_pass' => '${PASSWORD}', 'role' => 'author' ) );
foreach ( array( 1, 2 ) as $user ) {
	update_user_meta( $user, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );
}
switch_theme( 'twentytwentythree' );
$failed = activate_plugin( 'ws-widgets/ws-widgets.php' );
echo is_wp_error( $failed ) ? $failed->get_error_message() : 'installed';
`;

/** Ends a program and what it started, which are in a group of their own. */
async function stop({ pid, exitCode, signalCode }: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (!pid || exitCode !== null || signalCode !== null) return;
  process.kill(-pid);
  await ended;
}

/** Starts a WordPress of Debian's package, with a database and ports of its own, in a folder that is gone afterwards. */
export async function startWordPress(): Promise<WordPress> {
  const missing = PROGRAMS.filter((program) => !which(program) && !existsSync(`/usr/sbin/${program}`));
  if (missing.length > 0 || !existsSync(INSTALLED)) {
    throw new Error(`WordPress cannot run here: \`node scripts/setup.mjs --wordpress\` gets it, as root on Debian.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'ws-wordpress-'));
  const started: (() => Promise<void>)[] = [];
  const start = (program: string, args: readonly string[], env = {}): void => {
    const child = spawn(program, args, { detached: true, stdio: 'ignore', env: { ...process.env, ...env } });
    const ended = once(child, 'exit');
    started.unshift(() => stop(child, ended));
  };
  const close = async (): Promise<void> => {
    for (const end of started) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await install(folder, start)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function install(
  folder: string,
  start: (program: string, args: readonly string[], env?: Readonly<Record<string, string>>) => void,
): Promise<Omit<WordPress, 'close'>> {
  const site = join(folder, 'site');
  const data = join(folder, 'data');
  const socket = join(folder, 'db.sock');
  const url = `http://127.0.0.1:${await freePort()}`;
  cpSync(INSTALLED, site, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.htaccess') });
  writeFileSync(join(site, 'wp-config.php'), configuration(url, socket));
  const plugin = join(site, 'wp-content/plugins/ws-widgets');
  putPlugin(plugin);

  const shared = ['--no-defaults', `--datadir=${data}`, ...(process.getuid?.() === 0 ? ['--user=root'] : [])];
  execFileSync('mariadb-install-db', [...shared, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  start(which('mariadbd') || '/usr/sbin/mariadbd', [...shared, `--socket=${socket}`, '--skip-networking']);

  const execute = promisify(execFile);
  const run = async (code: string): Promise<string> => {
    const path = join(folder, 'run.php');
    writeFileSync(path, `<?php\n${code}`);
    return (await execute('php', ['-d', 'display_errors=stderr', path], { cwd: site, maxBuffer: 1e8 })).stdout;
  };
  await eventually(() =>
    run(`mysqli_report( MYSQLI_REPORT_STRICT | MYSQLI_REPORT_ERROR );
( new mysqli( 'localhost', 'root', '', '', 0, '${socket}' ) )->query( 'CREATE DATABASE IF NOT EXISTS wordpress' );`),
  );
  const php = (code: string): Promise<string> => run(`require 'wp-load.php';\n${code}`);
  const installed = await run(`define( 'WP_INSTALLING', true );\nrequire 'wp-load.php';\n${INSTALL}`);
  if (!installed.endsWith('installed')) throw new Error(`WordPress was not installed: ${installed}`);

  start('php', ['-S', new URL(url).host, '-t', site], { PHP_CLI_SERVER_WORKERS: '4' });
  await eventually(() => fetch(`${url}/readme.html`));
  return { url, plugin, php };
}
