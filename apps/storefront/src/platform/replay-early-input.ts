import { nextTask } from './next-task.ts';

/**
 * Tells the script what was typed and chosen in a page before it came, as if it were done now, one
 * after the other; until then the browser alone knew, and the next change would undo it.
 */
export async function replayEarlyInput(page: ParentNode): Promise<void> {
  // Read before any is told: what one of them changes draws the others as if they were untouched.
  const changes = [
    ...Array.from(page.querySelectorAll('input'), changeOfInput),
    ...Array.from(page.querySelectorAll('textarea'), (field) =>
      changeOfText(field, HTMLTextAreaElement.prototype),
    ),
    ...Array.from(page.querySelectorAll('select'), changeOfSelect),
  ];
  for (const change of changes) {
    if (!change) continue;
    change();
    await nextTask();
  }
}

type Change = (() => void) | undefined;

function changeOfInput(field: HTMLInputElement): Change {
  if (field.type !== 'checkbox' && field.type !== 'radio') {
    return changeOfText(field, HTMLInputElement.prototype);
  }
  const { checked, defaultChecked } = field;
  if (checked === defaultChecked) return undefined;
  return () => {
    field.checked = defaultChecked;
    field.click();
  };
}

/**
 * React hears of a text only when it is not the one it was told last, through the field itself. What
 * has been typed since counts, unless it was drawn as if it were untouched.
 */
function changeOfText(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): Change {
  const { value: typed, defaultValue } = field;
  if (typed === defaultValue) return undefined;
  return () => {
    const wanted = field.value === defaultValue ? typed : field.value;
    field.value = defaultValue;
    Reflect.set(prototype, 'value', wanted, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function changeOfSelect(field: HTMLSelectElement): Change {
  const options = [...field.options];
  const given = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (given?.selected !== false) return undefined;
  const { value: chosen } = field;
  return () => {
    field.value = chosen;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
