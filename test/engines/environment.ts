/** What every browser is told of its machine, so that dates and numbers come out alike wherever the tests run. */
export const environment = (): Record<string, string> => ({
  ...(process.env as Record<string, string>), // what is read of it is set
  TZ: 'UTC',
  LANG: 'en_US.UTF-8',
  LC_ALL: 'en_US.UTF-8',
  LANGUAGE: 'en_US',
});
