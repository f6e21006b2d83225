/** What somebody wrote, as it is told: in one line, whatever line ends and control characters it has. */
export const quote = (written: string): string => JSON.stringify(written);
