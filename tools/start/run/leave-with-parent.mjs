/** Loaded into each service: when whoever started it is gone, even killed, it stops as if asked to. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
