import sharp from 'sharp';
import type { Random } from './random.ts';

/** Draws a picture nobody has seen, with the noise photographs have. */
async function drawPicture(random: Random, width = 1_000): Promise<Buffer> {
  const background = { r: random.whole(0, 255), g: random.whole(0, 255), b: random.whole(0, 255) };
  const noise = { type: 'gaussian', mean: random.whole(100, 150), sigma: 20 } as const;
  const size = { width, height: width, channels: 3 } as const;
  return sharp({ create: { ...size, background, noise } })
    .jpeg()
    .toBuffer();
}

/** Adds a banner as the owner does; answers the status. */
export async function addPicture(url: string, access: string, random: Random): Promise<number> {
  const form = new FormData();
  form.append('image_type', 'banner');
  const bytes = new Uint8Array(await drawPicture(random));
  form.append('image', new Blob([bytes], { type: 'image/jpeg' }), 'banner.jpg');
  const headers = { authorization: `Bearer ${access}` };
  const answer = await fetch(`${url}/api/images/`, { method: 'POST', headers, body: form });
  await answer.arrayBuffer();
  return answer.status;
}
