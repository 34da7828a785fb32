import { lookAtEach } from './support/faces.ts';
import { screens } from './support/screens.ts';

lookAtEach(screens);
