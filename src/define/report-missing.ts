/** Says once for a file of the script that cannot be had, or does not run, what to do. The fallback stays. */
export function reportMissing(reason: unknown): void {
  const advice = `put all files of dist beside ${import.meta.url}, and let the page's policy allow them`;
  console.error(`ws-widgets: no posts can be shown: ${advice}. ${String(reason)}`);
}
