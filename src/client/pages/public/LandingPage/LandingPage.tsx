import { Suspense } from 'react';
import { Hero } from '#client/features/front-door/Hero.tsx';
import { SiteFooter } from '#client/features/site/SiteFooter.tsx';
import { lazyWithPreload } from '#client/ui/lazy-with-preload.ts';
import styles from './LandingPage.module.css';

const { Component: BelowHero } = lazyWithPreload(
  () => import('./BelowHero.tsx'),
  (module) => module.BelowHero,
);

export function LandingPage() {
  return (
    <>
      <main id="main">
        <Hero />
        <Suspense fallback={<div className={styles.coming} />}>
          <BelowHero />
        </Suspense>
      </main>
      <SiteFooter />
    </>
  );
}
