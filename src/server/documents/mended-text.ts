/** Signs of text that went through the wrong code page on its way here, put right: "â€“" and "\u0096" were dashes, "ï¼Œ" a wide comma. */
export function mendedText(raw: string): string {
  return (
    mendedOnce(mendedOnce(raw))
      // The last bytes of these are ones that many programs drop.
      .replaceAll(/\u00ef\u00bc(?=\s|$)/g, '–')
      .replaceAll(/\u00e2\u20ac(?=\s|$|\p{P})/gu, '”')
      .replaceAll(/\u00c2(?=\s|$)/g, ' ')
      .replaceAll(/[\u0080-\u009f]/g, (sign) => decoder.decode(Buffer.of(sign.charCodeAt(0))))
      .replaceAll(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
  );
}

/** Text that was written as UTF-8 and read as Windows-1252. */
function mendedOnce(raw: string): string {
  return raw.replaceAll(twiceEncoded, (signs) => {
    const bytes = Buffer.from([...signs].map((sign) => windows1252.get(sign) ?? sign.charCodeAt(0)));
    const text = bytes.toString('utf8');
    return text.includes('\ufffd') ? signs : text;
  });
}

const twiceEncoded =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{1,3}/g;

const decoder = new TextDecoder('windows-1252');

const windows1252 = new Map(
  Array.from({ length: 32 }, (_, index) => index + 0x80).map((byte) => [
    decoder.decode(Buffer.of(byte)),
    byte,
  ]),
);
