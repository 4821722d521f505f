import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, {
  type Multipart,
  type MultipartFields,
  type MultipartFile,
  type MultipartValue,
} from '@fastify/multipart';
import { LIMITS } from '@shop/contract/constants';
import type { RequestBody } from '@shop/contract/endpoints';
import type { FieldCode } from '@shop/contract/error-codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { toFieldErrors } from './field-errors.ts';
import { ShopError } from '../errors.ts';
import { asUnavailable } from '../media/storage-error.ts';
import { readFormFields, type FormValues } from './form-fields.ts';

/** Maximum bytes of one text field: twice the size of the colours of the largest product. */
const FIELD_BYTES = 512 * 1024;
/** Maximum number of text fields: a product form has a dozen, and one for each removed image. */
const MAX_FIELDS = 48;

/** The form parser replaces bytes that are not UTF-8 with this character, which no text needs. */
const NOT_UTF8 = '\uFFFD';

/** A form body of the contract. */
export type FormBody = Extract<RequestBody, { kind: 'form' }>;

/** A form as it was sent: its text fields, and the errors found while it was read. */
export type ReceivedForm = { values: FormValues; errors: Record<string, FieldCode> };

declare module 'fastify' {
  interface FastifyRequest {
    /** Paths of the form's uploaded files, in the order they were sent. They are removed after the response. */
    uploads: readonly string[];
  }
}

/** Lets the app accept multipart forms. Their bodies are only read by `receiveForm`. */
export async function addMultipart(app: FastifyInstance): Promise<void> {
  app.decorateRequest('uploads');
  await app.register(multipart);
}

/**
 * Reads a multipart form: counts and limits its files and writes them to `tempDir`. The files are removed
 * after the response was sent, or when the request fails or is aborted.
 * @throws ShopError `wrong_type` (not a form), `unreadable`, `too_large` (a file, too many parts)
 */
export async function receiveForm(
  request: FastifyRequest,
  { files: { field, max, required } }: FormBody,
  tempDir: string,
): Promise<void> {
  if (!request.isMultipart()) throw new ShopError('wrong_type');
  const maxBytes = max * LIMITS.uploadBytes + MAX_FIELDS * FIELD_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new ShopError('too_large');
  const { fields, files } = await saveFiles(request, field, { tempDir, max });
  const errors: Record<string, FieldCode> = {};
  const values = new Map<string, string[]>();
  for (const [name, given] of Object.entries(fields)) {
    const parts = [given].flat().filter(isFieldPart);
    if (parts.length === 0) continue;
    const texts = parts.map(textOf);
    if (parts.some((part) => part.valueTruncated)) errors[name] = 'too_long';
    else if (name !== field) values.set(name, texts);
    else if (texts.some((text) => text !== '')) errors[name] = 'not_an_image';
  }
  const chosen = files.filter((file) => !isEmptyChoice(file));
  for (const { part } of chosen) if (part.fieldname !== field) errors[part.fieldname] = 'unknown';
  if (required && chosen.length === 0) errors[field] ??= 'required';
  request.uploads = chosen.map(({ path }) => path);
  request.body = { values, errors } satisfies ReceivedForm;
}

/** Validates a received form: the fields as the schema returns them, or an error that names every invalid field. */
export function validateForm(
  schema: z.ZodType,
  { values, errors }: ReceivedForm,
): { value?: unknown; error?: ShopError } {
  const texts = readFormFields(values);
  const result = schema.safeParse(texts.fields);
  const fields = {
    ...(result.success ? {} : toFieldErrors(result.error.issues)),
    ...texts.errors,
    ...errors,
  };
  if (result.success && Object.keys(fields).length === 0) return { value: result.data };
  return { error: new ShopError('invalid', { fields }) };
}

/** Browsers send an empty file without a name for a file field where no file was chosen. */
function isEmptyChoice({ part }: SavedFile): boolean {
  return !part.filename && part.file.bytesRead === 0;
}

function isFieldPart(part: Multipart | undefined): part is MultipartValue {
  return part?.type === 'field';
}

/**
 * The text of a field. The form parser parses one with the content type of JSON without looking for duplicate keys.
 * @throws ShopError `unreadable` for such a field, and for bytes that are not UTF-8
 */
function textOf({ value }: MultipartValue): string {
  if (typeof value !== 'string' || value.includes(NOT_UTF8)) throw new ShopError('unreadable');
  return value;
}

type SavedFile = { part: MultipartFile; path: string };

/**
 * Writes the files of a form to `tempDir`; the plugin removes those in `tmpUploads`. Its own `saveRequestFiles` would
 * read a file that is too large to its end.
 */
async function saveFiles(
  request: FastifyRequest,
  field: string,
  { tempDir, max }: { tempDir: string; max: number },
): Promise<{ fields: MultipartFields; files: SavedFile[] }> {
  const limits = {
    fieldSize: FIELD_BYTES,
    fields: MAX_FIELDS,
    files: max,
    fileSize: LIMITS.uploadBytes,
    parts: MAX_FIELDS + max,
  };
  const files: SavedFile[] = [];
  let fields: MultipartFields = {};
  request.tmpUploads = [];
  try {
    for await (const part of request.parts({ limits })) {
      fields = part.fields;
      if (part.type === 'field') continue;
      const path = join(tempDir, randomUUID());
      request.tmpUploads.push(path);
      part.file.once('limit', () => {
        part.file.destroy(new ShopError('too_large', { fields: { [field]: 'too_big' } }));
      });
      await pipeline(part.file, createWriteStream(path));
      files.push({ part, path });
    }
  } catch (error) {
    // The rest is not read: `unread-body.ts` closes the connection.
    request.raw.unpipe();
    await request.cleanRequestFiles();
    request.tmpUploads = null;
    throw toShopError(error, field);
  }
  return { fields, files };
}

function toShopError(error: unknown, field: string): unknown {
  if (!(error instanceof Error) || error instanceof ShopError) return error;
  switch ('code' in error ? error.code : undefined) {
    case 'FST_FILES_LIMIT':
      return new ShopError('too_large', { fields: { [field]: 'too_numerous' } });
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new ShopError('too_large');
    case undefined:
    case 'FST_INVALID_JSON_FIELD_ERROR':
    case 'FST_MP_PREMATURE_CLOSE':
    case 'FST_PROTO_VIOLATION':
      return new ShopError('unreadable');
    default:
      return asUnavailable(error);
  }
}
