import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type { Answer } from '#contract/api.ts';
import { isOwnPath, isWebLink } from '#domain/links.ts';
import { productPictures } from '#domain/product-pictures.ts';

type Page = Answer<'GET /api/pages/:slug'>;
type Block = Page['blocks'][number];
type Line = Extract<Block, { kind: 'paragraph' }>['line'];

// HTML in a page is shown as the text it is: pages are read into structure, so there is nowhere for markup to go.
// Straight quotation marks become curled ones; nothing else that is typed is replaced.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true }).disable('replacements');

/** Reads Markdown into a title (its first heading) and blocks. Headings, paragraphs, lists, quotes, links and pictures of the product are understood. */
export function parsePage(text: string): Page {
  const blocks = blocksOf(markdown.parse(text, {}));
  const [first, ...others] = blocks;
  if (first?.kind !== 'heading') return { title: '', blocks };
  return { title: first.line.map((run) => run.text).join(''), blocks: others };
}

function blocksOf(tokens: Token[]): Block[] {
  const blocks: Block[] = [];
  let list: Extract<Block, { kind: 'list' }> | undefined;
  let quoted = 0;
  let level = 0;
  for (const token of tokens) {
    if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') {
      list ??= { kind: 'list', ordered: token.type === 'ordered_list_open', items: [] };
    } else if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') {
      if (list && token.level === 0) {
        blocks.push(list);
        list = undefined;
      }
    } else if (token.type === 'blockquote_open') quoted += 1;
    else if (token.type === 'blockquote_close') quoted -= 1;
    else if (token.type === 'heading_open') level = Math.min(Math.max(Number(token.tag.slice(1)), 2), 4);
    else if (token.type === 'heading_close') level = 0;
    else if (token.type === 'inline') {
      const picture = pictureIn(token.children ?? []);
      if (picture && !list && !level) {
        blocks.push(picture);
        continue;
      }
      const line = lineOf(token.children ?? []);
      if (list) list.items.push(line);
      else if (level) blocks.push({ kind: 'heading', level, line });
      else blocks.push({ kind: quoted ? 'quote' : 'paragraph', line });
    }
  }
  return blocks;
}

/** A paragraph that is nothing but a picture of the product: `![What is on it](product:board)`. There are no others. */
function pictureIn([image, ...others]: Token[]): Block | undefined {
  if (image?.type !== 'image' || others.length) return undefined;
  const name = productPictures.find((each) => image.attrGet('src') === `product:${each}`);
  return name && { kind: 'picture', name, alt: image.content };
}

function lineOf(tokens: Token[]): Line {
  const line: Line = [];
  let strong = false;
  let emphasis = false;
  let href: string | undefined;
  for (const token of tokens) {
    if (token.type === 'strong_open' || token.type === 'strong_close') strong = token.type === 'strong_open';
    else if (token.type === 'em_open' || token.type === 'em_close') emphasis = token.type === 'em_open';
    else if (token.type === 'link_open') href = safe(String(token.attrGet('href') ?? ''));
    else if (token.type === 'link_close') href = undefined;
    else {
      const text = token.type === 'softbreak' || token.type === 'hardbreak' ? ' ' : token.content;
      if (!text) continue;
      line.push({
        text,
        ...(strong ? { strong } : {}),
        ...(emphasis ? { emphasis } : {}),
        ...(token.type === 'code_inline' ? { code: true } : {}),
        ...(href ? { href } : {}),
      });
    }
  }
  return line;
}

function safe(href: string): string | undefined {
  return isWebLink(href) || isOwnPath(href) || /^mailto:[^\s]+$/.test(href) ? href : undefined;
}
