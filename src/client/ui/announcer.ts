/** Says something to people who listen instead of looking, after what is being said. For counts, moves, arrivals. */
export function announce(text: string): void {
  const region = document.getElementById(regionId);
  if (!region) return;
  // Emptied first: the same words twice would not be heard the second time.
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}

export const regionId = 'announcements';
