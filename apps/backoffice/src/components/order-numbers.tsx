import Box from '@mui/material/Box';
import { COMMAND_ID_ALPHABET } from '@shop/contract/command-id';

const HALF = `[${COMMAND_ID_ALPHABET}]{5}`;
const NUMBER = new RegExp(`${HALF}-${HALF}`);

/**
 * A text whose order numbers do not break at their hyphen at the end of a line. The numbers stay as they are, so that
 * a copied one can be searched.
 */
export function OrderNumbers({ children: text }: { children: string }) {
  const found = NUMBER.exec(text);
  if (!found) return text;
  const [number] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {number}
      </Box>
      <OrderNumbers>{text.slice(found.index + number.length)}</OrderNumbers>
    </>
  );
}
