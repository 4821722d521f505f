import { createMedia } from '../media/media.ts';
import { startVariants } from '../services/variants.ts';
import { openDatabase } from '../store/database.ts';

/** A process that does nothing but make variants, until it is killed: `node run-variants.ts <dataDir> [url]`. */
const [dataDir = '', url] = process.argv.slice(2);
const database = await openDatabase({ url, dataDir });
const media = await createMedia({ dataDir });
startVariants({ database, media, now: Date.now }, { log: console });
