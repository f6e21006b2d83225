/** The environment of every browser, so that dates and numbers are formatted alike on all machines. */
export const environment = (): Record<string, string> => ({
  ...(process.env as Record<string, string>), // every variable that is read from it is set
  TZ: 'UTC',
  LANG: 'en_US.UTF-8',
  LC_ALL: 'en_US.UTF-8',
  LANGUAGE: 'en_US',
});
