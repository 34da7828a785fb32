/**
 * Runs in the page: how long each frame took while what this selector finds stood still, and while it scrolled 90 px a frame
 * (5,400 a second), in milliseconds.
 */
export async function scrollFrames({
  selector,
  count,
}: {
  selector: string;
  count: number;
}): Promise<{ idle: number[]; scrolled: number[] }> {
  const list = document.querySelector(selector);
  if (!list || list.scrollHeight <= list.clientHeight) throw new Error(`Nothing scrolls at ${selector}.`);
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame((at) => resolve(at)));
  const run = async (step: number) => {
    const times: number[] = [];
    let last = await frame();
    for (let at = 0; at < count; at += 1) {
      list.scrollTop += step;
      const now = await frame();
      times.push(now - last);
      last = now;
    }
    return times;
  };
  const idle = await run(0);
  list.scrollTop = 0;
  const scrolled = await run(90);
  return { idle, scrolled };
}
