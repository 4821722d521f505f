import sharp from 'sharp';
import type { Random } from './random.ts';

/** Creates a new image with noise like a photograph's. */
async function drawImage(random: Random, width = 1_000): Promise<Buffer> {
  const background = { r: random.whole(0, 255), g: random.whole(0, 255), b: random.whole(0, 255) };
  const noise = { type: 'gaussian', mean: random.whole(100, 150), sigma: 20 } as const;
  const size = { width, height: width, channels: 3 } as const;
  return sharp({ create: { ...size, background, noise } })
    .jpeg()
    .toBuffer();
}

/** Uploads a new banner as the owner does. Returns the status. */
export async function uploadBanner(url: string, access: string, random: Random): Promise<number> {
  return postBanner(url, access, await drawImage(random));
}

/** Uploads a JPEG as a banner. Returns the status. */
export async function postBanner(url: string, access: string, jpeg: Buffer): Promise<number> {
  const form = new FormData();
  form.append('image_type', 'banner');
  form.append('image', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'banner.jpg');
  const headers = { authorization: `Bearer ${access}` };
  const response = await fetch(`${url}/api/images/`, { method: 'POST', headers, body: form });
  await response.arrayBuffer();
  return response.status;
}
