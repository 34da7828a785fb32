import { pictureAddress, type PictureKind, pictureSet, pictureShapes } from '#domain/pictures.ts';
import { classNames } from '#client/ui/class-names.ts';
import styles from './Picture.module.css';

interface Props {
  /** Its key. */
  picture: string;
  kind: PictureKind;
  /** How wide it is shown, in CSS pixels, or by which rule (as `sizes` of an image). */
  width: number | string;
  /** What is on it, for who cannot see it; beside a name that says it, nothing. */
  alt?: string;
  className?: string | undefined;
  /** It is the first that is seen: nothing else is waited for before it. */
  eager?: boolean;
}

/** A picture in the smallest size that is sharp where it stands. */
export function Picture({ picture, kind, width, alt = '', className, eager }: Props) {
  const { ratio, widths } = pictureShapes[kind];
  const sizes = typeof width === 'number' ? `${width}px` : width;
  const [smallest = 0] = widths;
  return (
    <picture className={classNames(styles.picture, className)}>
      <source type="image/avif" srcSet={pictureSet(picture, kind, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress(picture, smallest, 'webp')}
        srcSet={pictureSet(picture, kind, 'webp')}
        sizes={sizes}
        width={smallest}
        height={Math.round(smallest / ratio)}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
