import packageJson from '../../package.json' with { type: 'json' };

/** Where files of the repository can be read, as npm resolves it. */
export const REPOSITORY = `${packageJson.repository.url.replace(/^git\+/, '').replace(/\.git$/, '')}/blob/HEAD/`;
