/** Says of a file of the script that cannot be loaded, or does not run, what to do. The fallback stays. */
export function reportMissing(reason: unknown): void {
  const advice = `put all files of dist beside ${import.meta.url}, and let the page's policy allow them`;
  console.error(`ws-widgets: elements are missing: ${advice}. ${String(reason)}`);
}
