/** The port of the service that the pages of the demo name, which it takes where it is free. */
export const SERVICE_PORT = 4801;
