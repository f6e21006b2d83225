/**
 * How every request is sent: as a simple CORS request, in the mode that a preload hint with `crossorigin` has.
 * Nothing goes to another origin along with it.
 */
export const requestInit = (signal: AbortSignal): RequestInit => ({
  credentials: 'same-origin',
  // A redirect that is followed may lead to anybody, who is asked before we know. Browsers tell neither whether it leads
  // to another origin or where to, so none is followed, and each is an error that says so.
  redirect: 'manual',
  signal,
});
