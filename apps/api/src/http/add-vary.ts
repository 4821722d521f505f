import type { FastifyReply } from 'fastify';

/** Says that an answer also depends on a request header, beside those said already. */
export function addVary(reply: FastifyReply, header: string): void {
  reply.header('Vary', [reply.getHeader('Vary') ?? [], header].flat().join(', '));
}
