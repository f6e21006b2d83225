/** What a page complains of. */
export interface Watched {
  /** Exceptions, rejected promises, and errors and warnings in the console. */
  readonly complaints: string[];
  /** What the policy of the page forbade. */
  readonly violations: string[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in a page, before everything else in it. It refers to nothing outside of itself. */
export function watch(): void {
  const watched: Watched = { complaints: [], violations: [] };
  window.watched = watched;
  window.addEventListener('error', ({ message }) => watched.complaints.push(`exception: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => watched.complaints.push(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    watched.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const told = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      watched.complaints.push(`${level}: ${words.join(' ')}`);
      told(...words);
    };
  }
}
