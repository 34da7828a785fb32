import { useEffect, useRef, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { Segments } from '#client/ui/Segments.tsx';
import { paths } from '#client/paths.ts';
import styles from './Preview.module.css';

const devices = [
  { value: 'desktop', label: 'Desktop', width: 1280 },
  { value: 'phone', label: 'Phone', width: 390 },
] as const;
type Device = (typeof devices)[number]['value'];

interface Props {
  companyId: number;
  /** Of the draft that is kept. */
  version: string;
}

/**
 * The page itself, as the server draws it for visitors. A new version is loaded behind the one that is looked at and takes its
 * place, where it was scrolled to, once it is there: nothing flickers while somebody types.
 */
export function Preview({ companyId, version }: Props) {
  const [device, setDevice] = useState<Device>(useMedia('(max-width: 767px)') ? 'phone' : 'desktop');
  const [shown, setShown] = useState(version);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const width = devices.find(({ value }) => value === device)?.width ?? 0;
  const scale = room.width ? Math.min(1, room.width / width) : 1;

  function arrived(loaded: string): void {
    if (loaded !== version) return;
    const from = frames.current.get(shown)?.contentWindow?.scrollY ?? 0;
    frames.current.get(loaded)?.contentWindow?.scrollTo(0, from);
    setShown(loaded);
  }

  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.bar}>
        <h2>Preview</h2>
        <Segments label="Preview on" options={devices} chosen={device} onChoose={setDevice} />
      </div>
      <div ref={box} className={styles.box}>
        {[...new Set([shown, version])].map((one) => (
          <iframe
            key={one}
            ref={(frame) => {
              if (frame) frames.current.set(one, frame);
              else frames.current.delete(one);
            }}
            // Nothing on it runs or leads anywhere; we may only scroll it.
            sandbox="allow-same-origin"
            title={one === shown ? 'Your careers site as visitors will see it' : 'Loading'}
            src={paths.careersPreview(companyId, one)}
            className={classNames(styles.frame, one !== shown && styles.behind)}
            style={{
              width,
              height: room.height / scale,
              transform: `scale(${scale})`,
              left: Math.max(0, (room.width - width * scale) / 2),
            }}
            onLoad={() => arrived(one)}
          />
        ))}
      </div>
    </section>
  );
}
