import { yieldToMain } from './replay-clicks.ts';

/**
 * Repeats what was typed and chosen in the page's fields before hydration, one change after the other:
 * React's state does not contain these changes, and the next render would undo them.
 */
export async function replayInput(page: ParentNode): Promise<void> {
  // All are read first: the render after one change resets the other fields.
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
    await yieldToMain();
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
 * React ignores an input event whose value is the last one that was set on the field itself, so the value is
 * set through the prototype. Text typed since then takes precedence, unless a render reset the field.
 */
function changeOfText(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): Change {
  const { value: typed, defaultValue } = field;
  if (typed === defaultValue) return undefined;
  return () => {
    const value = field.value === defaultValue ? typed : field.value;
    field.value = defaultValue;
    Reflect.set(prototype, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function changeOfSelect(field: HTMLSelectElement): Change {
  const options = [...field.options];
  const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (initial?.selected !== false) return undefined;
  const { value: chosen } = field;
  return () => {
    field.value = chosen;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
