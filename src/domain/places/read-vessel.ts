/** A vessel as it is called: "M/Y Serena", "MV Hoara", "S/Y Dream"; and work on board of one that is not named. */
const named =
  /\b((?:M\/?[YVTS]|S\/?[YV]|M\.[YV]\.|MSC?\/?V?)\.?\s+\p{Lu}[\p{L}\p{N}’'-]*(?:\s+\p{Lu}[\p{L}\p{N}’'-]*){0,2})/u;
const onBoard = /\b(?:on[ -]?board|aboard)\b(?:\s+(?:the|a|our|of))*/iu;
const vessel =
  /\b(?:liveaboard|live-aboard|safari boat|(?:motor |sailing |super)?yacht|cruise ships?|vessel|ferry|catamaran|dhoni)\b/iu;

/** What a text says of a vessel, and the rest of it. Where a ship is at home is not where it is, but it is where one joins it. */
export function readVessel(text: string): { rest: string; worksite: string | null } {
  const name = named.exec(text);
  if (name?.[1]) return { rest: text.replace(name[1], ' ').replace(onBoard, ' '), worksite: name[1].trim() };
  const kind = vessel.exec(text);
  // "Yacht Club, Malé" is on land.
  if (!kind || /\b(?:club|marina|harbou?r|yard|terminal|office)\b/iu.test(text))
    return { rest: text, worksite: null };
  const rest = text.replace(kind[0], ' ').replace(onBoard, ' ');
  return { rest, worksite: kind[0].charAt(0).toUpperCase() + kind[0].slice(1) };
}
