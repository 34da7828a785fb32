import { type Sample, sampleMails } from './samples.ts';

/** Every mail of the product beside each other: light, dark, on a phone, and in plain text. Only `npm run dev` has it: /mails.html */
export function mailsPage(): string {
  const samples = sampleMails({ brandName: 'Moorings', origin: 'https://jobs.example.com' });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails</title>
<style>
body { margin: 24px; font: 16px/24px system-ui, sans-serif; background: #fff; color: #0f2a33; }
nav ul { columns: 20rem; padding-left: 1.2em; }
.looks { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; }
figure { margin: 0; }
iframe { width: 660px; height: 620px; border: 1px solid #728890; }
iframe.phone { width: 390px; }
pre { width: 40rem; max-height: 600px; margin: 0; padding: 8px; overflow: auto; border: 1px solid #728890; font: 13px/18px monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Mails</h1>
<nav aria-label="Mails"><ul>${samples.map(({ name }, at) => `<li><a href="#m${at}">${name}</a></li>`).join('')}</ul></nav>
${samples.map(shown).join('\n')}
</body>
</html>`;
}

function shown({ name, mail }: Sample, at: number): string {
  const { subject, html, text } = mail;
  const look = (title: string, themed: string, className = '') =>
    `<figure><figcaption>${title}</figcaption><iframe class="${className}" title="${name}, ${title}" loading="lazy" sandbox srcdoc="${escaped(themed)}"></iframe></figure>`;
  return `<section id="m${at}">
<h2>${name}</h2>
<p><bdi>${escaped(subject)}</bdi></p>
<div class="looks" tabindex="0" role="group" aria-label="${name}">
${look('light', inTheme(html, 'not all'))}
${look('dark', inTheme(html, 'all'))}
${look('phone', inTheme(html, 'not all'), 'phone')}
${look('dark phone', inTheme(html, 'all'), 'phone')}
<figure><figcaption>text</figcaption><pre dir="auto">${escaped(text)}</pre></figure>
</div>
</section>`;
}

/** As if the reader’s device were dark, or not, whatever this one is. */
function inTheme(html: string, when: 'all' | 'not all'): string {
  return html.replace('@media (prefers-color-scheme: dark)', `@media ${when}`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
