import { SiteFooter } from '#client/features/site/SiteFooter.tsx';
import { Features } from './LandingPage/Features.tsx';
import { Figures } from './LandingPage/Figures.tsx';
import { Hero } from './LandingPage/Hero.tsx';
import { Testimonials } from './LandingPage/Testimonials.tsx';

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
