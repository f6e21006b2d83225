/** In a text field, these keys undo its text. */
const isTextField = (node: EventTarget | undefined): boolean =>
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'color', 'button'].includes(node.type));

/** Whether a key undoes or redoes a change of the setting. */
export function readUndoKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.composedPath()[0])) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : undefined;
}
