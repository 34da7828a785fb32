import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/**
 * Opens a native <dialog> as a modal while `open`: the platform traps the focus, makes the rest inert and gives the focus back.
 * Spread what it returns on the <dialog>. Esc, the backdrop and the browser's own ways of closing all end in `onClose`.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    shown.current = true;
    // Also when it is taken out of the page: only close() gives the focus back.
    return () => {
      shown.current = false;
      element.close();
    };
  }, [open]);
  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      onClose();
    },
    // It is said a moment after the dialog has closed: whoever opened it again in that moment keeps it.
    onClose: () => {
      if (shown.current && !dialog.current?.open) onClose();
    },
    // A press on the backdrop has the dialog itself as its target; its content covers the rest. Down and not click, so that
    // marking text from inside to outside does not close it.
    onMouseDown: (event: MouseEvent) => {
      if (event.target !== dialog.current) return;
      // Else the press would take the focus that closing gives back.
      event.preventDefault();
      onClose();
    },
  };
}
