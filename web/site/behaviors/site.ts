/**
 * The script of every public page. Those pages are documents: React rendered them at build and is
 * not in the browser. What they need beyond HTML is done here, on elements that say so by a `data-`
 * attribute, and everything that can work without it does.
 */
import { watchTheme } from '../../ui/theme.ts';
import { startContentsMarker } from './contents-marker.ts';
import { startCookiePreferences } from './cookie-preferences.ts';
import { startCounters } from './counters.ts';
import { startDialogs } from './dialogs.ts';
import { startForms } from './forms.ts';
import { startGallery } from './gallery.ts';
import { startHelpSearch } from './help-search.ts';
import { startMember } from './member.ts';
import { startPublication } from './publication.ts';
import { startSeatsLeft } from './seats-left.ts';
import { startStatusBoard } from './status-board.ts';
import { startThemeSwitch } from './theme-switch.ts';

watchTheme();
startThemeSwitch();
startDialogs();
startForms();
startCounters();
void startMember();
startGallery();
startPublication();
startContentsMarker();
startCookiePreferences();
startStatusBoard();
startSeatsLeft();
startHelpSearch();
