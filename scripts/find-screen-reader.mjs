// Plain JavaScript: it runs before anything is installed, too.
import { which } from './which.mjs';

/** A screen reader, and what it takes to run it and a browser without a person: a screen, a bus, windows, keys. */
const PROGRAMS = ['orca', 'Xvfb', 'dbus-daemon', 'openbox', 'xdotool'];

/** Debian's packages of these, and the one that tells the screen reader what is in the browser. */
export const SCREEN_READER_PACKAGES = ['orca', 'at-spi2-core', 'xvfb', 'dbus-daemon', 'openbox', 'xdotool'];

/** Whether all of these programs are installed. */
export const findScreenReader = () => PROGRAMS.every(which);
