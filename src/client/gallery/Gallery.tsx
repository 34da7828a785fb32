import { Announcer } from '#client/ui/Announcer.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import { Answers } from './Answers.tsx';
import { Buttons } from './Buttons.tsx';
import { Choices } from './Choices.tsx';
import { Fields } from './Fields.tsx';
import styles from './Gallery.module.css';
import { Icons } from './Icons.tsx';
import { Overlays } from './Overlays.tsx';
import { Showing } from './Showing.tsx';
import { ThemeContext, themes } from './theme-of-pane.ts';

/** Every piece of src/client/ui in all its states, light on one side and dark on the other. */
export function Gallery() {
  return (
    <>
      <main className={styles.gallery}>
        <h1 className={styles.title}>Gallery</h1>
        {themes.map((theme) => (
          <ThemeContext key={theme} value={theme}>
            <section className={styles.pane} data-theme={theme} aria-label={theme}>
              <Buttons />
              <Icons />
              <Fields />
              <Choices />
              <Showing />
              <Answers />
              <Overlays />
            </section>
          </ThemeContext>
        ))}
      </main>
      <Toaster />
      <Announcer />
    </>
  );
}
