/** The port of the service in the pages of the demo. The service uses it if it is free. */
export const SERVICE_PORT = 4801;
