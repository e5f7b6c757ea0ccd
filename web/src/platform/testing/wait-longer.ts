// Imported from its own package, because a test that counts renders prepares for React before React Testing Library is loaded.
import { configure } from '@testing-library/dom';

// Testing Library gives up after 1 s, too early on a busy machine; a passing test waits no longer than it has to.
configure({ asyncUtilTimeout: 15_000 });
