import multipart, { type SavedMultipartFile } from '@fastify/multipart';
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
  const { values: fields, files } = await save(request, field, { tempDir, max });
  const errors: Record<string, FieldCode> = {};
  const values = new Map<string, unknown[]>();
  for (const [name, given] of Object.entries(fields)) {
    const texts = [given].flat().filter(isTextPart);
    if (texts.length === 0) continue;
    if (texts.some((part) => String(part.value).includes(NOT_UTF8)))
      throw new ShopError('unreadable');
    if (texts.some((part) => part.valueTruncated)) errors[name] = 'too_long';
    else if (name === field) {
      if (texts.some((part) => part.value !== '')) errors[name] = 'not_an_image';
    } else {
      values.set(
        name,
        texts.map((part) => part.value),
      );
    }
  }
  const chosen = files.filter((file) => !isEmptyChoice(file));
  for (const file of chosen) if (file.fieldname !== field) errors[file.fieldname] = 'unknown';
  if (required && chosen.length === 0) errors[field] ??= 'required';
  request.uploads = chosen.map((file) => file.filepath);
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
  { tempDir, max }: { tempDir: string; max: number },
) {
  const limits = {
    fieldSize: FIELD_BYTES,
    fields: MAX_FIELDS,
    files: max,
    fileSize: LIMITS.uploadBytes,
    parts: MAX_FIELDS + max,
  };
  try {
    return await request.saveRequestFiles({ limits, tmpdir: tempDir });
  } catch (error) {
    // The rest is not read: `unread-body.ts` closes the connection.
    request.raw.unpipe();
    throw toShopError(error, field);
  }
}

function toShopError(error: unknown, field: string): unknown {
  if (!(error instanceof Error)) return error;
  switch ('code' in error ? error.code : undefined) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new ShopError('too_large', { fields: { [field]: 'too_big' } });
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
