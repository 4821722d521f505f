import { CommandError } from '../command-error.ts';
import type { Cli } from './command.ts';

export function addCreateBucketCommand({ program, terminal, action }: Cli): void {
  program
    .command('create-bucket')
    .summary('creates the bucket of SHOP_MEDIA_URL')
    .description('It changes nothing when the bucket exists.')
    .action(
      action(async ({ bucket }) => {
        if (!bucket) throw new CommandError('usage', 'SHOP_MEDIA_URL is not set.');
        const { createBucket } = await import('../media/s3-storage.ts');
        const isNew = await createBucket(bucket);
        terminal.print(`The bucket ${bucket.name} ${isNew ? 'is created' : 'exists already'}.`);
        return 'done';
      }),
    );
}
