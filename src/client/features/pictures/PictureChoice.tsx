import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { lazyWithPreload } from '#client/ui/lazy-with-preload.ts';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { type PictureKind, pictureLimits, pictureShapes } from '#domain/pictures.ts';
import { sizeInWords } from '#domain/files.ts';
import type { SendPicture } from './CropDialog.tsx';
import styles from './PictureChoice.module.css';

const { Component: CropDialog, preload } = lazyWithPreload(
  () => import('./CropDialog.tsx'),
  (module) => module.CropDialog,
);

interface Props {
  kind: PictureKind;
  /** What is shown now, or what stands there without. */
  children: ReactNode;
  hint: string;
  /** Whether there is one already that this would replace. */
  there: boolean;
  send: SendPicture;
  /** Left out where nothing can be taken away here. */
  remove?: () => Promise<unknown>;
  changed: () => Promise<unknown>;
}

/** One picture: chosen, cropped, sent, replaced and taken away. */
export function PictureChoice({ kind, children, hint, there, send, remove, changed }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [picked, setPicked] = useState<{ file: File; address: string }>();
  const [problem, setProblem] = useState<string>();
  const what = pictureShapes[kind].label.toLowerCase();
  const removal = useMutation<unknown, ApiError>({
    mutationFn: async () => remove?.(),
    onSuccess: async () => {
      await changed();
      toast({ title: `${pictureShapes[kind].label} removed` });
      choose.current?.focus();
    },
  });

  function take(chosen: File | undefined): void {
    const tooLarge = chosen && chosen.size > pictureLimits.bytes;
    setProblem(tooLarge ? `Choose a picture of at most ${sizeInWords(pictureLimits.bytes)}.` : undefined);
    setPicked(chosen && !tooLarge ? { file: chosen, address: URL.createObjectURL(chosen) } : undefined);
  }

  function close(): void {
    if (picked) URL.revokeObjectURL(picked.address);
    thenFocus(
      () => setPicked(undefined),
      () => choose.current,
    );
  }

  return (
    <div className={styles.choice}>
      {children}
      <div className={styles.acts}>
        <div className={styles.buttons}>
          <Button
            ref={choose}
            size="compact"
            icon="upload"
            onPointerEnter={() => void preload()}
            onFocus={() => void preload()}
            onClick={() => input.current?.click()}
          >
            {there ? `Replace ${what}` : kind === 'photo' ? 'Add photo' : `Upload ${what}`}
          </Button>
          {there && remove && (
            <Button
              size="compact"
              variant="quiet"
              pending={removal.isPending}
              onClick={() => removal.mutate()}
            >
              Remove {what}
            </Button>
          )}
        </div>
        <p className={styles.hint}>{hint}</p>
        {(problem !== undefined || removal.error) && (
          <p role="alert" className={styles.problem}>
            {problem ?? removal.error?.sentence}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={pictureShapes[kind].label}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      {picked && (
        <Suspense>
          <CropDialog
            {...picked}
            kind={kind}
            send={send}
            onSent={async () => {
              await changed();
              close();
              toast({ title: `${pictureShapes[kind].label} saved` });
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
