import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { emailAddress, newPassword } from '@printpartner/contracts';

export const signInRules = zodResolver(z.object({ email: emailAddress, password: newPassword }));
