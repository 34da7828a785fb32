import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { type ProductPictureName, productPictureSizes } from '#domain/product-pictures.ts';
import styles from './ProductPicture.module.css';

/** Address of each picture by its file. */
const files = import.meta.glob<string>('./kept/*', { eager: true, query: '?url', import: 'default' });

type Theme = 'light' | 'dark';
const { wide, phone } = productPictureSizes;
const [narrowest, sharpest] = wide.widths;

interface Props {
  name: ProductPictureName;
  /** What is to be seen on it. */
  alt: string;
  caption?: ReactNode;
  className?: string | undefined;
}

/** A screen of the product as it really looks, on phones that of a phone, in the theme of whoever reads. */
export function ProductPicture({ name, alt, caption, className }: Props) {
  return (
    <figure className={classNames(styles.figure, className)}>
      {(['light', 'dark'] as const).map((theme) => (
        <Screen key={theme} name={name} theme={theme} alt={alt} />
      ))}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function Screen({ name, theme, alt }: { name: ProductPictureName; theme: Theme; alt: string }) {
  const file = (width: number, format: 'avif' | 'webp') =>
    files[`./kept/${name}-${width}-${theme}.${format}`] ?? '';
  const [onPhone] = phone.widths;
  return (
    <picture className={styles[theme]}>
      <source
        media="(max-width: 599px)"
        type="image/avif"
        srcSet={file(onPhone, 'avif')}
        width={phone.window.width}
        height={phone.window.height}
      />
      <source
        media="(max-width: 599px)"
        srcSet={file(onPhone, 'webp')}
        width={phone.window.width}
        height={phone.window.height}
      />
      <source
        type="image/avif"
        srcSet={`${file(narrowest, 'avif')} ${narrowest}w, ${file(sharpest, 'avif')} ${sharpest}w`}
        sizes="(max-width: 1328px) calc(100vw - 48px), 1280px"
      />
      <img
        src={file(narrowest, 'webp')}
        width={wide.window.width}
        height={wide.window.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={styles.screen}
      />
    </picture>
  );
}
