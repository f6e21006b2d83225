import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from 'ws-widgets/custom-elements.json';

setCustomElementsManifest(manifest);
