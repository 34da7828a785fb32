import { SiteFooter } from '#client/features/site/SiteFooter.tsx';
import { Features } from './Features.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { Testimonials } from './Testimonials.tsx';

export function LandingPage() {
  return (
    <>
      <main id="main">
        <Hero />
        <Features />
        <Figures />
        <Testimonials />
      </main>
      <SiteFooter />
    </>
  );
}
