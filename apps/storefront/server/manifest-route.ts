import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The file of the web manifest, in the folder of the build. */
export const WEB_MANIFEST = 'manifest.webmanifest';

/** Serves the build's web manifest with the brand's name, when the build has one. */
export async function addManifestRoute(
  server: FastifyInstance,
  folder: string,
  name: string,
): Promise<void> {
  const text = await readFile(join(folder, WEB_MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const built: Record<string, unknown> = JSON.parse(text);
  const manifest = JSON.stringify({ ...built, name, short_name: name });
  server.get(`/${WEB_MANIFEST}`, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest),
  );
}
