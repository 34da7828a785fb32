import { useSession } from '#client/api/session.ts';
import { Costs } from '#client/features/front-door/Costs.tsx';
import { Features } from '#client/features/front-door/Features.tsx';
import { Figures } from '#client/features/front-door/Figures.tsx';
import { LastCall } from '#client/features/front-door/LastCall.tsx';
import { OnTheBoard } from '#client/features/front-door/OnTheBoard.tsx';
import { Steps } from '#client/features/front-door/Steps.tsx';
import { Testimonials } from '#client/features/front-door/Testimonials.tsx';

/** What one scrolls to. It is drawn with the page; its code comes after that of what is seen first. */
export function BelowHero() {
  const { user } = useSession();
  return (
    <>
      <OnTheBoard />
      <Steps />
      <Features />
      <Figures />
      <Testimonials />
      <Costs />
      <LastCall hasAccess={Boolean(user)} />
    </>
  );
}
