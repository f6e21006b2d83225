// Runs in a page of the bench's own, because only the browser can encode images here.

/** A JPEG in base64, about as large as a photograph on the web. */
export type DrawPicture = (seed: number, width: number, height: number) => Promise<string>;

declare global {
  var drawPicture: DrawPicture;
}

globalThis.drawPicture = async (seed, width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = `hsl(${seed * 47} 50% 60%)`;
  context.fillRect(0, 0, width, height);
  for (let i = 0; i < 40; i++) {
    // Multiples of two irrational numbers: spread well, and the same at every run.
    const [across, down] = [(i + seed) * Math.SQRT2, (i + seed) * Math.E].map((at) => at % 1) as [number, number];
    context.fillStyle = `hsl(${(i + seed) * 77} 70% 50% / 0.5)`;
    context.beginPath();
    context.arc(across * width, down * height, (across * width) / 8, 0, 2 * Math.PI);
    context.fill();
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.55 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};
