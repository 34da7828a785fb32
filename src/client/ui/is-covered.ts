/** Whether a dialog or menu is open over the page, and keys are meant for it. */
export function isCovered(): boolean {
  return (
    document.querySelector('dialog:modal, [role="menu"]:popover-open, :popover-open [role="menu"]') !== null
  );
}
