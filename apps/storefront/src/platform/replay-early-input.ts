/**
 * Tells the script what was typed and chosen in a page before it came, as if it were done now; until
 * then the browser alone knew, and the next change would undo it.
 */
export function replayEarlyInput(page: ParentNode): void {
  for (const field of page.querySelectorAll('input')) {
    if (field.type === 'checkbox' || field.type === 'radio') {
      if (field.checked !== field.defaultChecked) choose(field);
    } else if (field.value !== field.defaultValue) retype(field, HTMLInputElement.prototype);
  }
  for (const field of page.querySelectorAll('textarea')) {
    if (field.value !== field.defaultValue) retype(field, HTMLTextAreaElement.prototype);
  }
  for (const field of page.querySelectorAll('select')) {
    const options = [...field.options];
    const given = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    if (given?.selected === false) field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function choose(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

/** React hears of a text only when it is not the one it was told last, through the field itself. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const typed = field.value;
  field.value = field.defaultValue;
  Reflect.set(prototype, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
