import type { Migration } from '../migrate.ts';

/** Every picture on disk, what is left to do for it, and who is about to name it. */
export const picturesMigration: Migration = {
  name: '0002-pictures',
  statements: () => [
    `create table pictures (
      path text primary key,
      width bigint not null check (width > 0),
      height bigint not null check (height > 0),
      variants text not null,
      tries bigint not null,
      due_at bigint not null
    )`,
    'create index pictures_by_due on pictures (variants, due_at)',
    `create table picture_holds (
      id text primary key,
      path text not null references pictures (path) on delete cascade,
      until bigint not null
    )`,
    'create index picture_holds_by_path on picture_holds (path)',
  ],
};
