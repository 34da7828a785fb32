import { dialogs } from './support/dialogs.ts';
import { lookAtEach } from './support/faces.ts';

lookAtEach(dialogs);
