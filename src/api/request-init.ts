/**
 * How every request is sent: as a simple CORS request, in the mode that a preload hint with `crossorigin` has.
 * Nothing goes to another origin along with it.
 */
export const requestInit = (signal: AbortSignal): RequestInit => ({ credentials: 'same-origin', signal });
