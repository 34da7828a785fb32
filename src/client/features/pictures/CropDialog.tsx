import 'react-image-crop/dist/ReactCrop.css';
import { useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { ApiError } from '#client/api/call.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { type Crop, middleOf, type PictureKind, pictureShapes } from '#domain/pictures.ts';
import styles from './CropDialog.module.css';

/** Sends a picture and which part of it is meant. Throws ApiError. */
export type SendPicture = (file: File, crop: Crop) => Promise<unknown>;

interface Props {
  file: File;
  /** Where the browser finds its bytes. */
  address: string;
  kind: PictureKind;
  send: SendPicture;
  onSent: () => Promise<void>;
  onClose: () => void;
}

/** Which part of a picture is kept: dragged, or moved with the arrow keys. */
export function CropDialog({ file, address, kind, send, onSent, onClose }: Props) {
  const { label, ratio } = pictureShapes[kind];
  const [part, setPart] = useState<PercentCrop>();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(): Promise<void> {
    if (!part) return;
    setPending(true);
    setProblem(undefined);
    try {
      await send(file, {
        left: part.x / 100,
        top: part.y / 100,
        width: part.width / 100,
        height: part.height / 100,
      });
      await onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.sentence);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      title={`Crop ${label.toLowerCase()}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" disabled={!part} pending={pending} onClick={() => void save()}>
            {pending ? 'Saving…' : `Save ${label.toLowerCase()}`}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <p className={styles.hint}>Drag the frame, or move it with the arrow keys.</p>
      <ReactCrop
        // A frame that moves by itself draws the eye from the picture.
        className={classNames(styles.crop, 'ReactCrop--no-animate')}
        crop={part}
        aspect={ratio}
        keepSelection
        circularCrop={kind === 'portrait'}
        ariaLabels={{
          cropArea: 'Part that is kept. Arrow keys move it.',
          nwDragHandle: 'Upper left corner',
          nDragHandle: 'Upper edge',
          neDragHandle: 'Upper right corner',
          eDragHandle: 'Right edge',
          seDragHandle: 'Lower right corner',
          sDragHandle: 'Lower edge',
          swDragHandle: 'Lower left corner',
          wDragHandle: 'Left edge',
        }}
        onChange={(_, percent) => setPart(percent)}
      >
        <img
          src={address}
          alt=""
          className={styles.picture}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            const { left, top, width, height } = middleOf(naturalWidth, naturalHeight, ratio);
            setPart({ unit: '%', x: 100 * left, y: 100 * top, width: 100 * width, height: 100 * height });
          }}
          onError={() =>
            setProblem('This file can’t be shown as a picture. Choose a JPEG, PNG, WebP or AVIF.')
          }
        />
      </ReactCrop>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}
