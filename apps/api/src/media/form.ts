import multipart, { type SavedMultipartFile } from '@fastify/multipart';
import { LIMITS } from '@shop/contract/constants';
import type { Body } from '@shop/contract/endpoints';
import type { FieldCode } from '@shop/contract/error-codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { finished } from 'node:stream/promises';
import type { z } from 'zod';
import { toFields } from '../http/failure.ts';
import { Refusal } from '../refusal.ts';
import { asUnavailable } from './disk-full.ts';
import { readFormFields, type FormValues } from './form-fields.ts';

/** Bytes of one text field: the colours of the largest product, twice over. */
const FIELD_BYTES = 512 * 1024;
/** A product form has a dozen fields, and one for each picture removed. */
const MOST_FIELDS = 48;

/** A form body of the contract. */
export type FormBody<Schema extends z.ZodType = z.ZodType> = Extract<Body, { kind: 'form' }> & {
  schema: Schema;
};

/** A form that was read whole: its fields as its schema answers them, and the paths of its files. */
export type Form<Schema extends z.ZodType> = {
  fields: z.output<Schema>;
  /** In the order they were sent; they go when the call is answered. */
  files: string[];
};

/** Where files are put while the call lasts, and which of the fields given belong to no feature switched on. */
export type FormReading = {
  tempDir: string;
  unknownFields: (given: readonly string[]) => readonly string[];
};

/** Lets `app` take multipart forms; without `readForm` their bodies are not read. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

/**
 * Reads a multipart form as the contract declares it: texts typed and checked by the schema, files
 * counted, limited and put on disk, nothing cut silently. Files are removed when the call is
 * answered, fails or is cut off.
 * @throws Refusal `wrong_type` (not a form), `unreadable`, `too_large` (a file, too many parts) or
 * `invalid` with every faulty field
 */
export async function readForm<Schema extends z.ZodType>(
  request: FastifyRequest,
  body: FormBody<Schema>,
  reading: FormReading,
): Promise<Form<Schema>> {
  if (!request.isMultipart()) throw new Refusal('wrong_type');
  const most = body.files.most * LIMITS.uploadBytes + MOST_FIELDS * FIELD_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Refusal('too_large');
  const parts = await readParts(request, body, reading.tempDir);
  const faults: Record<string, FieldCode> = { ...parts.faults };
  const texts = readFormFields(parts.values);
  const read = body.schema.safeParse(texts.fields);
  Object.assign(
    faults,
    read.success ? {} : toFields(read.error.issues),
    texts.faults,
    parts.faults,
  );
  for (const name of reading.unknownFields([...parts.values.keys()])) faults[name] = 'unknown';
  if (body.files.required && parts.files.length === 0) faults[body.files.field] ??= 'required';
  if (!read.success || Object.keys(faults).length > 0) {
    throw new Refusal('invalid', { fields: faults });
  }
  return { fields: read.data, files: parts.files };
}

type Parts = { values: FormValues; files: string[]; faults: Record<string, FieldCode> };

async function readParts(
  request: FastifyRequest,
  { files: { field, most } }: FormBody,
  tempDir: string,
): Promise<Parts> {
  const saved = await save(request, field, { tempDir, most });
  const faults: Record<string, FieldCode> = {};
  const values = new Map<string, unknown[]>();
  for (const [name, parts] of Object.entries(saved.values)) {
    const texts = [parts].flat().filter(isTextPart);
    if (texts.length === 0) continue;
    if (texts.some((part) => part.valueTruncated)) faults[name] = 'too_long';
    else if (name !== field)
      values.set(
        name,
        texts.map((part) => part.value),
      );
    else if (texts.some((part) => part.value !== '')) faults[name] = 'not_an_image';
  }
  const chosen = saved.files.filter((file) => !isEmptyChoice(file));
  for (const file of chosen) if (file.fieldname !== field) faults[file.fieldname] = 'unknown';
  return { values, faults, files: chosen.map((file) => file.filepath) };
}

/** What a browser sends for a file field where nothing was chosen. */
function isEmptyChoice(file: SavedMultipartFile): boolean {
  return !file.filename && file.file.bytesRead === 0;
}

type TextPart = { type: 'field'; value: unknown; valueTruncated: boolean };

function isTextPart(part: unknown): part is TextPart {
  return typeof part === 'object' && part !== null && 'type' in part && part.type === 'field';
}

async function save(
  request: FastifyRequest,
  field: string,
  { tempDir, most }: { tempDir: string; most: number },
) {
  const limits = {
    fieldSize: FIELD_BYTES,
    fields: MOST_FIELDS,
    files: most,
    fileSize: LIMITS.uploadBytes,
    parts: MOST_FIELDS + most,
  };
  try {
    return await request.saveRequestFiles({ limits, tmpdir: tempDir });
  } catch (error) {
    await readToEnd(request);
    throw refusalOf(error, field);
  }
}

/** Throws away what is left of a refused form: browsers miss an answer given before they have sent all. */
async function readToEnd({ raw }: FastifyRequest): Promise<void> {
  raw.unpipe();
  raw.resume();
  await finished(raw, { writable: false }).catch(() => {});
}

function refusalOf(error: unknown, field: string): unknown {
  if (!(error instanceof Error)) return error;
  switch ('code' in error ? error.code : undefined) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Refusal('too_large', { fields: { [field]: 'too_big' } });
    case 'FST_FILES_LIMIT':
      return new Refusal('too_large', { fields: { [field]: 'too_numerous' } });
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new Refusal('too_large');
    case undefined:
    case 'FST_INVALID_JSON_FIELD_ERROR':
    case 'FST_MP_PREMATURE_CLOSE':
    case 'FST_PROTO_VIOLATION':
      return new Refusal('unreadable');
    default:
      return asUnavailable(error);
  }
}
