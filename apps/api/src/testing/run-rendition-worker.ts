import { createMedia } from '../media/media.ts';
import { startRenditionWorker } from '../services/image-renditions.ts';
import { openDatabase } from '../db/database.ts';

/** A process that only makes renditions until it is killed: `node run-rendition-worker.ts <dataDir> [url]`. */
const [dataDir = '', url] = process.argv.slice(2);
const database = await openDatabase({ url, dataDir });
const media = await createMedia({ dataDir });
startRenditionWorker({ database, media, now: Date.now }, { log: console });
